import { Download, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ValueOf } from '#libs/platform/common/call';
import type { getDownloads } from '#libs/site/common/site.calls';
import { ArticleText } from '../../data/site/article-text';
import { PATHS } from '../../routes/paths';
import { Qr } from '../../ui/data/qr';
import { Button } from '../../ui/forms/button';
import { ButtonLink } from '../../ui/forms/button-link';
import { Beside } from '../../ui/layout/beside';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';
import styles from './download-page.module.css';
import { useInstall } from './install-prompt';

export type Guide = ValueOf<typeof getDownloads>['guides'][number];

/** The steps of one platform; beside them its file, the browser's offer, and a code for the phone. */
export function GuideText({ guide }: { guide: Guide }) {
  const { t } = useTranslation('help');
  const install = useInstall();
  const { url, anchor, title } = guide;
  return (
    <Beside
      side={
        <div className={styles.side}>
          <div className={styles.code}>
            <Qr value={url ?? location.origin + PATHS.download} label={t('qr')} />
            <Text tone="muted" size="small">
              {t('qrText')}
            </Text>
          </div>
          {url !== null && (
            <ButtonLink tone="primary" size="large" wide href={url} icon={<Download size={18} />}>
              {t('getApp')}
            </ButtonLink>
          )}
          {url === null && anchor === 'android' && install && (
            <Button tone="primary" size="large" wide icon={<Smartphone size={18} />} onClick={install}>
              {t('install')}
            </Button>
          )}
        </div>
      }
    >
      <Stack gap={3}>
        <h2>{title}</h2>
        <ArticleText article={guide} />
      </Stack>
    </Beside>
  );
}
