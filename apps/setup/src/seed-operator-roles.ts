import type { EntityManager } from 'typeorm';
import { readBrandFile } from './brand-files.js';

/** Permissions by the name of the role. */
type RolesFile = Record<string, string[]>;

/**
 * Creates the roles of a brand from its files. On later runs a role gets only what the files have never given it before;
 * operators' changes stay.
 */
export async function seedOperatorRoles(manager: EntityManager, brand: string): Promise<void> {
  for (const [name, permissions] of Object.entries(readBrandFile<RolesFile>(brand, 'operator-roles')))
    await manager.query(
      `insert into authentication.operator_role as r (brand, name, permissions, seeded) values ($1, $2, $3, $3)
       on conflict (brand, name) do update set
         permissions = array(select unnest(r.permissions) union (select unnest($3::text[]) except select unnest(r.seeded)) order by 1),
         seeded = $3, version = r.version + 1
       where r.seeded <> $3::text[]`,
      [brand, name, permissions],
    );
}
