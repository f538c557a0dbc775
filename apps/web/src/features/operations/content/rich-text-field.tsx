import { Bold, Heading, Italic, Link, List, Pilcrow } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/forms/icon-button';
import { TextArea } from '../../../ui/forms/text-area';
import { Row } from '../../../ui/layout/row';
import { Stack } from '../../../ui/layout/stack';

const TOOLS = [
  { name: 'paragraph', Icon: Pilcrow, before: '<p>', after: '</p>' },
  { name: 'heading', Icon: Heading, before: '<h3>', after: '</h3>' },
  { name: 'bold', Icon: Bold, before: '<strong>', after: '</strong>' },
  { name: 'italic', Icon: Italic, before: '<em>', after: '</em>' },
  { name: 'list', Icon: List, before: '<ul>\n<li>', after: '</li>\n</ul>' },
  { name: 'link', Icon: Link, before: '<a href="/promotions">', after: '</a>' },
] as const;

interface RichTextFieldProps {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A text with a few elements of HTML; the buttons put them around what is selected. */
export function RichTextField({ label, value, onChange, ...field }: RichTextFieldProps) {
  const { t } = useTranslation('operations');
  const area = useRef<HTMLTextAreaElement>(null);
  const wrap = (before: string, after: string) => {
    const { selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    const selected = value.slice(selectionStart, selectionEnd);
    onChange(value.slice(0, selectionStart) + before + selected + after + value.slice(selectionEnd));
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(selectionStart + before.length, selectionEnd + before.length);
    });
  };
  return (
    <Stack gap={1}>
      <Row gap={1} role="toolbar" aria-label={t('content.tools.title')}>
        {TOOLS.map(({ name, Icon, before, after }) => (
          <IconButton
            key={name}
            label={t(`content.tools.${name}`)}
            icon={<Icon size={18} />}
            onClick={() => wrap(before, after)}
          />
        ))}
      </Row>
      <TextArea
        {...field}
        ref={area}
        label={label}
        hint={t('content.contentHint')}
        rows={8}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Stack>
  );
}
