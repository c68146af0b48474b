export const manifestIcon = (name: string, size: number, purpose?: string) => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose && { purpose }),
});

export const manifestIcons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  manifestIcon('icon', 192),
  manifestIcon('icon', 512),
  manifestIcon('maskable', 192, 'maskable'),
  manifestIcon('maskable', 512, 'maskable'),
];
