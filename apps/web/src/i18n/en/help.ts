export const help = {
  back: 'Back to the home page',
  title: 'Help',
  termsTitle: 'Terms of this demonstration',
  terms: {
    demonstration:
      'This is a demonstration of a portal. It has no licence, takes no real money and pays none: deposits, withdrawals and winnings are figures of a simulated bank.',
    age: 'It is for people aged {{age}} and over. Whoever opens an account confirms that.',
    account:
      'One person has one account. Keep your password and the codes that are sent to you to yourself: nobody who works here asks for them.',
    game: 'Games follow their published rules, and every result of the built-in studio can be computed again. A round that a fault interrupts is played to its end or given back.',
    data: 'What you type in is kept on this machine, to show how the portal works. It is passed on to the simulated bank, game studio and messenger that belong to the demonstration, and to nobody else.',
    end: 'The demonstration may be reset at any time, and accounts and balances with it.',
  },
};
