import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { messages as texts } from '@subah/messages/console/messages';
export const DONE_FILTER = {
  name: 'done',
  label: t(common.state),
  options: [
    { value: 'false', label: t(texts.open) },
    { value: 'true', label: t(texts.done) },
  ],
};
