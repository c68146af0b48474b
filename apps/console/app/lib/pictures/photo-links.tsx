/** Thumbnails of photos; each opens in a new tab. */
export const PhotoLinks = ({ urls, of }: { urls: readonly string[]; of: string }) => (
  <ul className="flex flex-wrap gap-2">
    {urls.map((url, index) => (
      <li key={url}>
        <a href={url} target="_blank" rel="noreferrer">
          <img
            src={url}
            alt={`${of}, page ${index + 1} (opens in a new tab)`}
            width={112}
            height={112}
            loading="lazy"
            className="size-28 rounded-btn border border-line bg-sunk object-cover"
          />
        </a>
      </li>
    ))}
  </ul>
);
