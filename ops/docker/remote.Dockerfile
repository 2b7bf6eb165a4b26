# One release of one remote. The container runs once: it copies the release into the release store in /data, makes
# it the active one, and ends. Build it from the root of the repository:
#
#   docker build -f ops/docker/remote.Dockerfile --build-arg REMOTE=mfe-public .

# The first lines are the same in every Dockerfile of the repository, so that their layers are shared.
ARG NODE_IMAGE=node:22-bookworm-slim@sha256:48e4b67d85f87bd551df43704e24d252f56cc5f8e9718841aace50f19948f0f9

FROM ${NODE_IMAGE} AS tree
WORKDIR /tree
COPY . .
RUN install -d /manifests && cp --parents package.json package-lock.json .npmrc */package.json /manifests

# Whatever else changes leaves this as it was, and so what is installed.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY --from=tree /manifests ./

FROM manifests AS workspace
# The build needs no install scripts.
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund --loglevel=error
ENV NX_DAEMON=false NX_TUI=false
COPY .browserslistrc nx.json tsconfig.base.json tsconfig.front-end.json ./

FROM workspace AS build
ARG REMOTE
COPY tools/build tools/build
COPY domain domain
COPY releases releases
COPY shared-ui shared-ui
COPY ${REMOTE} ${REMOTE}
RUN npx nx run-many -t build -p ${REMOTE},releases

FROM manifests AS packages
RUN npm ci --omit=dev --ignore-scripts --workspace releases --no-audit --no-fund --loglevel=error

FROM ${NODE_IMAGE}
ARG REMOTE
ENV NODE_ENV=production DATA_DIR=/data
# A new volume takes this folder's owner, so that the publisher may write to it without being root.
RUN install -d -o 1000 -g 1000 /data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY releases/cli releases/cli
COPY --from=build /app/domain/package.json domain/
COPY --from=build /app/domain/dist domain/dist
COPY --from=build /app/releases/package.json releases/
COPY --from=build /app/releases/dist releases/dist
COPY --from=build /app/${REMOTE}/dist/release remote/dist/release
# Written by npm version; whoever builds an image to publish gives the other two with --build-arg.
ARG VERSION=1.0.0
ARG REVISION
ARG SOURCE
LABEL org.opencontainers.image.version=$VERSION \
    org.opencontainers.image.revision=$REVISION \
    org.opencontainers.image.source=$SOURCE \
    org.opencontainers.image.licenses=MIT
USER 1000:1000
# Nothing stays running that could be asked; the exit code tells whether the release is live.
HEALTHCHECK NONE
ENTRYPOINT ["node", "releases/cli/release.mjs"]
# The gate needs the whole repository: it looked before the image was built.
CMD ["remote", "--no-gate", "--reason", "passed the gate before its image was built"]
