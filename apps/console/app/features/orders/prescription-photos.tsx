import { ApiError } from '@subah/contract/client/api-client';
import { MOST_IMAGES } from '@subah/rules/prescriptions/prescriptions';
import { ErrorState } from '@subah/ui/empty-state';
import { Loading, Skeleton } from '@subah/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PhotoLinks } from '../../lib/photo-links.tsx';
import { download } from '../../lib/session.ts';

/** The photos of one prescription; how many there are shows when there is no next one. */
async function readPhotos(id: string): Promise<string[]> {
  const urls: string[] = [];
  for (let n = 1; n <= MOST_IMAGES; n++) {
    try {
      urls.push(URL.createObjectURL(await download('GET medical/presciptions/{id}/images/{n}', { params: { id, n } })));
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) break;
      throw error;
    }
  }
  return urls;
}

export function PrescriptionPhotos({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['prescription-photos', id],
    queryFn: () => readPhotos(id),
    gcTime: 0,
  });
  useEffect(
    () => () => {
      for (const url of data ?? []) URL.revokeObjectURL(url);
    },
    [data],
  );
  if (error) return <ErrorState title="The photos could not be loaded." onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading label="Loading…">
        <Skeleton className="size-28 rounded-btn" />
      </Loading>
    );
  }
  if (data.length === 0) return <p className="text-ink-600">No prescription images uploaded.</p>;
  return <PhotoLinks urls={data} of="Prescription" />;
}
