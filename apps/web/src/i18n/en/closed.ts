export const closed = {
  maintenanceTitle: 'We’re under maintenance',
  maintenanceText:
    'Games and new deposits are paused. Your money is safe: payments already on their way are credited, and you can still withdraw.',
  end: 'Expected back:',
  regionTitle: 'Not available in your region',
  regionText:
    'You can’t use this site from where you are. If you have an account, you can still withdraw your money.',
  address: 'Your IP address:',
  service: 'Customer service',
  loginToWithdraw: 'Log in to withdraw',
  maintenanceBar: 'Under maintenance. You can still withdraw.',
  regionBar: 'Not available in your region. You can still withdraw.',
  why: 'Details',
};
