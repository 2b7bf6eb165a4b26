import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { startTestDatabase } from '../../../tools/test-database.mjs';
import { apiPackage } from './api-packages.mjs';

/** Engines for scenarios, by name. Each opens an empty database for a product with this data folder. */
export const ENGINES = {
  SQLite: (dataDir) => Promise.resolve(new Embedded(join(dataDir, 'club-reviews.sqlite'))),
  MariaDB: async (dataDir, program) => {
    const server = new Server(join(dataDir, 'server'), program);
    await server.start();
    return server;
  },
};

/** The embedded database, read through a separate connection from the api's. */
class Embedded {
  /** Settings for the api. */
  env = { DATABASE_URL: '' };
  #file;

  constructor(file) {
    this.#file = file;
  }

  /** Runs a statement. @returns its rows, if it has any */
  async query(statement) {
    const Database = apiPackage('better-sqlite3');
    const connection = new Database(this.#file, { timeout: 10_000 });
    try {
      const prepared = connection.prepare(statement);
      return prepared.reader ? prepared.all() : prepared.run();
    } finally {
      connection.close();
    }
  }

  /** Throws if the file is damaged. */
  async check() {
    const [{ integrity_check: word }] = await this.query('PRAGMA integrity_check');
    if (word !== 'ok') throw new Error(`the database is damaged: ${word}`);
  }

  async stop() {}
}

/** A separate MariaDB server, or another program, with default settings, so that every commit waits for the disk. */
class Server {
  #dir;
  #program;
  #port;
  #server;

  constructor(dir, program) {
    this.#dir = dir;
    this.#program = program;
  }

  get env() {
    return { DATABASE_URL: this.#server.url };
  }

  /** Starts it; the second time, with the existing data. */
  async start() {
    this.#server = await startTestDatabase({
      ...{ dir: this.#dir, program: this.#program, keepData: true, port: this.#port },
    });
    this.#port = Number(new URL(this.#server.url).port);
  }

  /** Kills it as a power cut would. */
  kill() {
    process.kill(this.#server.pid, 'SIGKILL');
  }

  async query(statement) {
    const connection = await createConnection(this.#server.url);
    try {
      const [rows] = await connection.query(statement);
      return rows;
    } finally {
      await connection.end();
    }
  }

  /** Throws if a table is damaged. */
  async check() {
    const tables = (await this.query('SHOW TABLES')).flatMap((row) => Object.values(row));
    const words = await this.query(`CHECK TABLE ${tables.map((table) => `\`${table}\``).join(', ')}`);
    const damaged = words.filter(({ Msg_text: word }) => word !== 'OK');
    if (damaged.length > 0) throw new Error(`tables are damaged: ${JSON.stringify(damaged)}`);
  }

  async stop() {
    await this.#server.stop();
  }
}
