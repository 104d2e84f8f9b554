# Two stages: the first makes a release, the second has nothing else. Run it with a read-only root, a volume for /data and
# a tmpfs for /tmp, as compose.yaml does.
FROM node:24-slim AS build
WORKDIR /source
COPY . .
RUN npm run release -- /release && mv /release/quayside-*-linux-* /quayside

FROM node:24-slim
COPY --from=build --chown=root:root /quayside /opt/quayside
RUN mkdir /data && chown node:node /data
USER node
WORKDIR /opt/quayside
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
