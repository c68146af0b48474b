import { storedText } from '@subah/contract/client/stored-text';
import { frame } from '@subah/messages/frame';
import { SITE_LANGUAGE } from '@subah/messages/language';
import { t } from '@subah/messages/translate';
import { toast } from '@subah/ui/toast';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { localizedPath } from '../../lib/page/page-url.ts';
import { hasChosenLanguage, rememberLanguage } from './remember-language.ts';

const wasOffered = storedText('subah-hindi-offered');

/** Offers Hindi once to a visitor whose browser prefers it. */
export function HindiOffer() {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on the first page of a visit
  useEffect(() => {
    if (SITE_LANGUAGE === 'hi' || hasChosenLanguage() || !/^hi\b/.test(navigator.language)) return;
    if (wasOffered.get()) return;
    wasOffered.set('yes');
    const read = () => {
      rememberLanguage('hi');
      window.location.assign(localizedPath(pathname, 'hi') + search);
    };
    toast(t(frame.hindiOffer), { action: { label: t(frame.readInHindi), onSelect: read } });
  }, []);
  return null;
}
