import { ApiError } from '@subah/contract/client';
import { MOST_IMAGES } from '@subah/rules/prescriptions/prescriptions';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
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
  const { data, error } = useQuery({ queryKey: ['prescription-photos', id], queryFn: () => readPhotos(id), gcTime: 0 });
  useEffect(
    () => () => {
      for (const url of data ?? []) URL.revokeObjectURL(url);
    },
    [data],
  );
  if (error) return <p className="text-chilli">The photos could not be loaded.</p>;
  if (data?.length === 0) return <p className="text-ink-600">No prescription images uploaded.</p>;
  return (
    <ul className="flex flex-wrap gap-2">
      {data?.map((url, place) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            <img
              src={url}
              alt={`Prescription, page ${place + 1} (opens in a new tab)`}
              width={112}
              height={112}
              className="size-28 rounded-btn border border-line bg-sunk object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
