import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../lists/loaded';
import { CopyId } from '../../../ui/data/copy-id';
import { Qr } from '../../../ui/data/qr';
import { Button } from '../../../ui/forms/button';
import { Card } from '../../../ui/layout/card';
import { Row } from '../../../ui/layout/row';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { referralCodeQuery } from './referral.api';

/** The link for a camera, for the clipboard, and for other apps where the browser can hand it on. */
export function ReferralLink() {
  const { t } = useTranslation('rewards', { keyPrefix: 'referral' });
  const share = (url: string) => {
    // Who closes the browser's own sheet has decided not to share.
    navigator.share({ url, title: t('shareTitle') }).catch(() => undefined);
  };
  return (
    <Loaded query={useQuery(referralCodeQuery)} room="small">
      {({ code, url }) => (
        <Card>
          <Stack gap={4}>
            <Text as="h2" size="lead" strong>
              {t('link')}
            </Text>
            <Row gap={4}>
              <Qr value={url} label={t('qr')} />
              <Stack gap={3}>
                <CopyId value={url} display={url.replace(/^https?:\/\//, '')} label={t('copyLink')} />
                <Text size="small" tone="muted">
                  {t('code')} <CopyId value={code} label={t('copyCode')} />
                </Text>
                {'share' in navigator && (
                  <Button icon={<Share2 size={18} />} onClick={() => share(url)}>
                    {t('share')}
                  </Button>
                )}
              </Stack>
            </Row>
          </Stack>
        </Card>
      )}
    </Loaded>
  );
}
