import { ApiError } from '@subah/contract/client/api-client';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { orders as texts } from '@subah/messages/console/orders';
import { MAX_IMAGES } from '@subah/rules/prescriptions/prescriptions';
import { ErrorState } from '@subah/ui/empty-state';
import { Loading, Skeleton } from '@subah/ui/skeleton';
import { useEffect, useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import { download } from '../../lib/api/session.ts';
import { PhotoLinks } from '../../lib/pictures/photo-links.tsx';

/** The API does not tell the number of photos; the first 404 ends the loop. */
async function loadPhotos(id: string): Promise<Blob[]> {
  const photos: Blob[] = [];
  for (let n = 1; n <= MAX_IMAGES; n++) {
    try {
      photos.push(await download('GET medical/presciptions/{id}/images/{n}', { params: { id, n } }));
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) break;
      throw error;
    }
  }
  return photos;
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
