import { ServerMetrics } from '@club-reviews/observability/server-metrics';
import { Injectable } from '@nestjs/common';
import { Database } from './database.js';

/** The internals of the driver's pools; it publishes no numbers. */
interface PoolParts {
  _allConnections: { length: number };
  _freeConnections: { length: number };
  _connectionQueue: { length: number };
}

/** Reports to Prometheus how busy the database connections are, and how often transactions had to be restarted. */
@Injectable()
export class DatabaseMetrics {
  constructor(
    private readonly database: Database,
    metrics: ServerMetrics,
  ) {
    const { transactions } = database;
    metrics.gauges('database_connections_used', 'Connections that are in use', 'pool', () =>
      this.ofPools((pool) => pool._allConnections.length - pool._freeConnections.length),
    );
    metrics.gauges('database_connections_waiting', 'Statements that wait for a connection', 'pool', () =>
      this.ofPools((pool) => pool._connectionQueue.length),
    );
    metrics.gauge(
      'database_transactions_open',
      'Transactions that run, or wait for their turn',
      () => transactions.open,
    );
    metrics.total(
      'database_transaction_retries_total',
      'Transactions that began anew after a conflict',
      () => transactions.retries,
    );
  }

  private ofPools(read: (pool: PoolParts) => number): Record<string, number> {
    const pools = Object.entries(this.database.pools).flatMap(([name, pool]) =>
      isPool(pool) ? [[name, read(pool)] as const] : [],
    );
    return Object.fromEntries(pools);
  }
}

function isPool(pool: unknown): pool is PoolParts {
  return typeof pool === 'object' && pool !== null && '_allConnections' in pool && '_connectionQueue' in pool;
}
