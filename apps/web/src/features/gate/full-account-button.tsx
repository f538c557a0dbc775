import type { ComponentProps } from 'react';
import { useFullAccount } from './shared/use-full-account';

export default function FullAccountButton(props: ComponentProps<'button'>) {
  const openAccount = useFullAccount();
  return <button {...props} type="button" onClick={() => void openAccount()} />;
}
