export const login = {
  title: 'Log in',
  username: 'User name',
  password: 'Password',
  submit: 'Log in',
  toRegister: 'No account yet? Register',
};
