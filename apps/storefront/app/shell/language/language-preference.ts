import { storedText } from '@subah/contract/client/stored-text';
import { SITE_LANGUAGE } from '@subah/messages/language';
import { navigation } from '@subah/messages/navigation';
import { t } from '@subah/messages/translate';
import { toast } from '@subah/ui/toast';
import { browserApi } from '../../lib/api/browser-api.ts';
import { hasChosenLanguage, rememberLanguage } from '../../lib/language/remember-language.ts';
import { localizedPath } from '../../lib/page/page-url.ts';

const wasOffered = storedText('subah-hindi-offered');
/** The account and the language that it was last saved with. */
const savedLanguage = storedText('subah-account-language');

export async function saveLanguage(account: string): Promise<void> {
  if (savedLanguage.get() === `${account} ${SITE_LANGUAGE}`) return;
  if (hasChosenLanguage()) await browserApi('PUT user/update', { body: { language: SITE_LANGUAGE } });
  else if ((await browserApi('GET get-profile')).data.language === 'hi') offerHindi();
  savedLanguage.set(`${account} ${SITE_LANGUAGE}`);
}

export function offerHindi(): void {
  if (SITE_LANGUAGE === 'hi' || hasChosenLanguage() || wasOffered.get()) return;
  wasOffered.set('yes');
  const readInHindi = () => {
    rememberLanguage('hi');
    const { pathname, search } = window.location;
    window.location.assign(localizedPath(pathname, 'hi') + search);
  };
  toast(t(navigation.hindiOffer), {
    language: 'hi',
    action: { label: t(navigation.readInHindi), onSelect: readInHindi },
  });
}
