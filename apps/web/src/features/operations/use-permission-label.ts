import { useTranslation } from 'react-i18next';

/** What a permission lets an operator do, in words; its own name where there are none. */
export function usePermissionLabel(): (permission: string) => string {
  const { t, i18n } = useTranslation('operations');
  return (permission) => {
    const key = `permission.${permission}`;
    return i18n.exists(key, { ns: 'operations' }) ? t(key as 'permission.withdrawal.read') : permission;
  };
}
