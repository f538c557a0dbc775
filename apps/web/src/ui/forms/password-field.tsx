import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useUiText } from '../use-ui-text';
import { IconButton } from './icon-button';
import { TextField, type TextFieldProps } from './text-field';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trail'>;

/** `autoComplete` is `current-password` unless given, so that password managers fill it. */
export function PasswordField(field: PasswordFieldProps) {
  const { t } = useUiText();
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
          label={t(shown ? 'common.hidePassword' : 'common.showPassword')}
          icon={shown ? <EyeOff size={18} /> : <Eye size={18} />}
          disabled={field.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
