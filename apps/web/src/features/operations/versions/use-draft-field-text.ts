import { useTranslation } from 'react-i18next';
import { findLanguage, LANGUAGE_TABLE } from '#libs/site/common/locales';
import { usePhraseOr } from '../use-phrase-or';

/** Labels of the forms, by the name of the field in the draft. */
const LABELS = {
  title: 'content.titleOf',
  content: 'content.contentOf',
  eyebrow: 'content.eyebrow',
  action: 'content.action',
  image: 'content.image',
  imageAlt: 'content.imageAlt',
  execution: 'content.execution',
  groupName: 'content.group',
  position: 'content.position',
  linkageType: 'content.linkage',
  url: 'content.url',
  promotionType: 'content.promotionType',
  fromAt: 'content.fromAt',
  untilAt: 'content.untilAt',
  kind: 'articles.where',
  text: 'campaigns.textOf',
  anchor: 'articles.anchor',
  shown: 'articles.shown',
  name: 'goods.name',
  remark: 'goods.remark',
  type: 'goods.type',
  amount: 'goods.amount',
  plan: 'goods.plan',
  pointsRequired: 'goods.price',
  amountRequired: 'goods.amountRequired',
  stock: 'goods.stock',
  perMember: 'goods.perMember',
  listed: 'goods.listed',
} as const;

/** Names a field of a draft, as in "Title (English)" for `texts.EN.title`. */
export function useDraftFieldText(): (field: string) => string {
  const { t } = useTranslation('operations');
  const phraseOr = usePhraseOr();
  return (field) => {
    const [texts, code = '', part = ''] = field.split('.');
    const name = texts === 'texts' ? part : field;
    const label =
      name in LABELS
        ? t(LABELS[name as keyof typeof LABELS])
        : phraseOr(`campaigns.fields.${name.replaceAll('.', '_')}`, name);
    const language = texts === 'texts' && findLanguage(code);
    return language ? `${label} (${LANGUAGE_TABLE[language].name})` : label;
  };
}
