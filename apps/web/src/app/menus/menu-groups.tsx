import { Fragment } from 'react';
import type { MenuName } from '../../routes/menu-entry';
import { MenuItem } from './menu-item';
import { keyOf, useEntries } from './use-entries';

/** All entries of a menu for who is here, with a rule between the groups. */
export function MenuGroups({ menu }: { menu: MenuName }) {
  return useEntries(menu).map(([number, entries], index) => (
    <Fragment key={number}>
      {index > 0 && <hr />}
      {entries.map((entry) => (
        <MenuItem key={keyOf(entry)} entry={entry} />
      ))}
    </Fragment>
  ));
}
