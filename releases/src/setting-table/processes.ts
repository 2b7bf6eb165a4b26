import { z } from 'zod';
import { atLeast, devServers, number, port, serviceUrl, url, whole, word } from './kinds.ts';
import { readBy } from './setting.ts';

const both = readBy('api', 'shell');
const docker = readBy('Docker');
const shell = readBy('shell');
const api = readBy('api');

/** Where processes listen, and how they're watched. */
export const PROCESSES = {
  NODE_ENV: both(
    z.string().default('development'),
    '`production` refuses missing, weak and example values, and loads no sample data',
  ),
  PORT: both(port.default(3000), 'where the shell listens: the one public port'),
  HOST: shell(z.string().default('127.0.0.1'), 'the address on which it listens'),
  API_PORT: api(port.optional(), 'where the api listens; `npm start` sets it', {
    unset: '`PORT`',
  }),
  API_HOST: api(z.string().default('127.0.0.1'), 'the address on which it listens'),
  API_URL: shell(
    url('http:', 'https:').default('http://127.0.0.1:3001'),
    'where the shell finds the api; `npm start` sets it',
  ),
  TRUST_PROXY: both(
    z.string().default('off'),
    'proxies in front whose `X-Forwarded-*` headers count: addresses, networks, `loopback`, `uniquelocal`; never `true`, or visitors could choose their own address',
  ),
  LOG_LEVEL: both(
    word('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
    'the least that’s logged; `npm start` makes it `warn`',
  ),
  METRICS_TOKEN: both(
    atLeast(16).optional(),
    'what Prometheus sends to read `/metrics`; see [watching](operations.md#watching)',
    { isSecret: true, unset: 'none: off' },
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: both(
    serviceUrl.optional(),
    'a collector of traces that accepts OTLP over HTTP, such as `http://collector:4318`; see [traces](operations.md#traces)',
    { unset: 'none: off' },
  ),
  OTEL_EXPORTER_OTLP_HEADERS: both(
    z.string().optional(),
    'extra headers for it, such as its key: `name=value,name=value`',
    { isSecret: true },
  ),
  OTEL_TRACES_SAMPLER_ARG: both(number(0, 1).default(1), 'share of pages and calls to trace'),
  SHUTDOWN_DELAY_SECONDS: both(
    whole(0, 300).default(0),
    'how long to serve after being told to stop, until balancers have noticed (three seconds); in Docker, raise `stop_grace_period` too if it’s above 5',
  ),
  DEV_SERVERS: shell(
    devServers.optional(),
    'origins of the dev servers that `npm run dev` starts, as JSON; refused in production',
    { production: (value) => (value === undefined ? undefined : 'is for development only') },
  ),
};

/** What docker-compose.yml reads by itself. */
export const DOCKER_ONLY = {
  MYSQL_PASSWORD: docker(
    z.string().optional(),
    'password of the database user: only letters, digits, `-` and `_`, because it becomes part of an address',
  ),
  MYSQL_ROOT_PASSWORD: docker(
    z.string().optional(),
    'password of the database administrator, who can only log in from inside the container',
  ),
  PUBLISH_ADDRESS: docker(
    z.string().optional(),
    'this machine’s address on which `PORT` is published; `0.0.0.0` makes it reachable from anywhere',
  ),
  SPARE_INSTANCES: docker(
    z.string().optional(),
    'a second shell and api: `1`, or `0` on a small machine. The pair takes up to a gigabyte of memory, and allows one to be replaced while the other serves',
  ),
  BACKUP_TO: docker(
    z.string().optional(),
    'where `docker compose run --rm backup` writes: a folder (here a volume), or `s3://bucket/folder/` with a slash at the end',
  ),
  BACKUP_KEEP: docker(z.string().optional(), 'how many of the newest it keeps'),
  COMPOSE_PROFILES: docker(
    z.string().optional(),
    '`mail` starts Mailpit, which catches all mail and shows it',
  ),
  MAILPIT_PORT: docker(z.string().optional(), 'port on this machine for its page'),
};
