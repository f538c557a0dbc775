export const category = {
  HOME: 'Home',
  ELOTT: 'E-lottery',
  LOTT: 'Lottery',
  LIVE: 'Live',
  SPORTS: 'Sports',
  FISH: 'Fish',
  RNG: 'Casino',
  PVP: 'Cards',
  ESPORTS: 'E-sports',
  COCKFIGHT: 'Cockfight',
  FAV: 'Favourites',
  RECENT: 'Recent',
};
