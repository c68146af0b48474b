import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { Button } from '@subah/ui/button';
import { Printer } from 'lucide-react';
import type { ComponentProps } from 'react';

/** Prints the page. */
export const PrintButton = ({ children = t(common.print), ...rest }: ComponentProps<typeof Button>) => (
  <Button variant="quiet" size="sm" {...rest} onClick={() => window.print()}>
    <Printer className="size-4" aria-hidden />
    {children}
  </Button>
);
