import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './icon-button';
import { TextField, type TextFieldProps } from './text-field';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trail'> {
  showPasswordLabel: string;
  hidePasswordLabel: string;
}

/** `autoComplete` is `current-password` unless given, so that password managers fill it. */
export function PasswordField({ showPasswordLabel, hidePasswordLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="off"
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      trail={
        <IconButton
          label={shown ? hidePasswordLabel : showPasswordLabel}
          icon={shown ? <EyeOff size={18} /> : <Eye size={18} />}
          disabled={field.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
