import { lists as texts } from '@subah/messages/console/lists';
import { t } from '@subah/messages/console/message';
import { useEffect, useEffectEvent } from 'react';
import useSWR from 'swr';
import { toastError } from '../api/error-message.ts';
import type { FormValues } from '../form/form-values.ts';
import type { Resource } from './resource.ts';

type ResourceDetailProps<Row, Values extends FormValues> = {
  scope: string;
  detail: NonNullable<Resource<Row, Values>['detail']>;
  rowKey: string;
  /** Undefined when the row is not in the list. */
  row: Row | undefined;
  onClose: () => void;
  reload: () => void;
};

export function ResourceDetail<Row, Values extends FormValues>(props: ResourceDetailProps<Row, Values>) {
  const { scope, detail, rowKey, row, onClose, reload } = props;
  const { data, error } = useSWR(row ? null : [scope, 'detail', rowKey], () => detail.load(rowKey), {
    keepPreviousData: true,
  });
  const closeUnknown = useEffectEvent((failure: unknown) => {
    toastError(failure, t(texts.recordGone));
    onClose();
  });
  useEffect(() => {
    if (error) closeUnknown(error);
  }, [error]);
  const shown = row ?? data;
  return shown ? detail.render(shown, { close: onClose, reload }) : null;
}
