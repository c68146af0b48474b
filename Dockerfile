# syntax=docker/dockerfile:1
# The steps of this file are run in a plain folder by `npm run check:image`; docs/runbook.md describes the image.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY apps/console/package.json apps/console/
COPY apps/server/package.json apps/server/
COPY apps/storefront/package.json apps/storefront/
COPY packages/contract/package.json packages/contract/
COPY packages/demo-shop/package.json packages/demo-shop/
COPY packages/messages/package.json packages/messages/
COPY packages/rules/package.json packages/rules/
COPY packages/search-dictionary/package.json packages/search-dictionary/
COPY packages/ui/package.json packages/ui/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm ci --include=dev --include=optional --no-audit --no-fund
COPY . .
RUN node scripts/setup.mjs --build
RUN npm prune --omit=dev --no-audit --no-fund
RUN node scripts/collect-image.mjs /image

FROM node:24.21.0-bookworm-slim AS shop
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    DEMO_DATA=off \
    MALLOC_ARENA_MAX=2
WORKDIR /shop
COPY --from=build --chown=root:root /image ./
# Volumes take over the owner of the folder that they are mounted on.
RUN install -d -o node -g node /data /backups
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=512", "apps/server/build/main.js"]
