export const help = {
  back: 'Back to home',
  title: 'Help',
  termsTitle: 'Terms of this demonstration',
  terms: {
    demonstration:
      'This portal is a demonstration. It has no licence and uses no real money: deposits, withdrawals and winnings are figures from a simulated bank.',
    age: 'You must be {{age}} or older. You confirm this when you open an account.',
    account:
      'One account per person. Keep your password and codes to yourself: our staff never ask for them.',
    game: 'Games follow their published rules, and you can check every result of the built-in studio. If a fault interrupts a round, we finish it or return your stake.',
    data: 'What you enter stays on this machine, to show how the portal works. We only share it with the simulated bank, game studio and messenger of this demonstration.',
    end: 'The demonstration may be reset at any time. This deletes all accounts and balances.',
  },
};
