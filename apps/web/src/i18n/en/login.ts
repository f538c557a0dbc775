export const login = {
  title: 'Log in',
  username: 'User name',
  password: 'Password',
  show: 'Show the password',
  hide: 'Hide the password',
  submit: 'Log in',
  toRegister: 'No account yet? Register',
};
