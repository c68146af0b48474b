import { rememberStaffLanguage, STAFF_LANGUAGE } from '@subah/messages/console/staff-language';
import { languageNames, localeOf } from '@subah/messages/language';
import { Button } from '@subah/ui/button';
import type { ReactNode } from 'react';

const OTHER = STAFF_LANGUAGE === 'hi' ? 'en' : 'hi';

/** A page that packers may read in Hindi, with the button that changes the language. */
export const InStaffLanguage = ({ children }: { children: ReactNode }) => (
  <div lang={localeOf[STAFF_LANGUAGE]} className="min-w-0">
    <Button variant="quiet" size="sm" className="mb-2 print:hidden" onClick={changeLanguage}>
      <span lang={localeOf[OTHER]}>{languageNames[OTHER]}</span>
    </Button>
    {children}
  </div>
);

function changeLanguage(): void {
  rememberStaffLanguage(OTHER);
  window.location.reload();
}
