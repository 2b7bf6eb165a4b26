import { createPool } from 'mysql2';

const CONNECTIONS = 10;

const pool = createPool({
  uri: process.env.DATABASE_URL,
  charset: 'utf8mb4_unicode_ci',
  dateStrings: true,
  connectionLimit: CONNECTIONS,
});

/** The rows of a prepared statement. */
export function rowsOf(sql, parameters) {
  return new Promise((resolve, reject) => {
    pool.execute(sql, parameters, (error, rows) => (error ? reject(error) : resolve(rows)));
  });
}

/** Closes all connections. */
export function closeConnections() {
  return new Promise((resolve) => pool.end(resolve));
}
