import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { orders as texts } from '@subah/messages/console/orders';
import { ErrorState } from '@subah/ui/empty-state';
import { Loading, Skeleton } from '@subah/ui/skeleton';
import { useEffect, useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import { api, download } from '../../lib/api/session.ts';
import { PhotoLinks } from '../../lib/pictures/photo-links.tsx';

/** Downloaded at once: the signed links of the photos expire while the pharmacist reads. */
async function loadPhotos(id: string): Promise<Blob[]> {
  const { data } = await api('GET admin/prescriptions/{id}', { params: { id } });
  return Promise.all(
    data.images.map((_, index) =>
      download('GET medical/presciptions/{id}/images/{n}', { params: { id, n: index + 1 } }),
    ),
  );
}

export function PrescriptionPhotos({ id }: { id: string }) {
  const { data, error, mutate } = useSWRImmutable(['prescription-photos', id], () => loadPhotos(id));
  const urls = useObjectUrls(data);
  if (error) return <ErrorState title={t(texts.photosFailed)} onRetry={() => void mutate()} />;
  if (!data) {
    return (
      <Loading label={t(common.loading)}>
        <Skeleton className="size-28 rounded-btn" />
      </Loading>
    );
  }
  if (data.length === 0) return <p className="text-ink-600">{t(common.noPrescriptionImages)}</p>;
  return <PhotoLinks urls={urls} of={t(texts.prescription)} />;
}

function useObjectUrls(blobs: Blob[] | undefined): string[] {
  const [urls, setUrls] = useState<string[]>([]);
  useEffect(() => {
    const created = (blobs ?? []).map((blob) => URL.createObjectURL(blob));
    setUrls(created);
    return () => {
      for (const url of created) URL.revokeObjectURL(url);
    };
  }, [blobs]);
  return urls;
}
