import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { promotions as words } from '../../i18n/en/promotions';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import { PromotionContact } from './promotion-contact';

test('a contact outside of the site opens in a page of its own, which does not learn where it came from', () => {
  const translator = createTranslator('EN', en);
  translator.addResourceBundle('en', 'rewards', { promotions: words });
  render(
    <I18nextProvider i18n={translator}>
      <PromotionContact label="Zalo: Mela" url="https://zalo.me/mela" />
    </I18nextProvider>,
  );
  const link = screen.getByRole('link', { name: 'Zalo: Mela' });
  expect(link.closest('p, div')?.textContent).toBe('Questions, or taking part elsewhere: Zalo: Mela');
  expect(link.getAttribute('href')).toBe('https://zalo.me/mela');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noreferrer');
});
