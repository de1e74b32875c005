# syntax=docker/dockerfile:1
# The image runs `npm start`'s server without npm: what is built and installed here is all it needs, and nothing of it
# may be changed by the server. Its only folder to write is /data (and /backups, for a BACKUP_DIR, and /tmp, for what is
# short-lived).

# Only npm is taken from this image: the lockfile brings the Node that Captain runs on.
FROM node:24-trixie-slim AS build
WORKDIR /captain
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# What the server says of itself: docker build --build-arg COMMIT=$(git rev-parse HEAD)
ARG COMMIT=unknown
RUN echo "$COMMIT" > server/base/commit.txt
RUN npm run build && npm ci --omit=dev && rm -rf node_modules/node-*/include

FROM debian:trixie-slim
# What the binary of Node is linked to beside libc.
RUN apt-get update && apt-get install -y --no-install-recommends libstdc++6 libatomic1 && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --no-create-home captain && install -d -o captain -g captain -m 0700 /data /backups
WORKDIR /captain
COPY --from=build /captain/package.json /captain/openapi.json ./
COPY --from=build /captain/node_modules node_modules
COPY --from=build /captain/dist dist
COPY --from=build /captain/entities entities
COPY --from=build /captain/locales locales
COPY --from=build /captain/server server
ENV PATH=/captain/node_modules/.bin:$PATH NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2
USER captain
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--min-semi-space-size=4", "--max-semi-space-size=8", "--heap-growing-percent=50", "server/start.js", "start"]
