import { isDatabaseUnavailable } from '../database-unavailable.js';
import { isLostConnection, isRolledBack } from './mysql-failures.js';

const getError = (properties: object) => Object.assign(new Error('failed'), properties);

describe('what happens after a failed transaction', () => {
  it.each([
    { code: 'ER_LOCK_DEADLOCK' },
    { code: 'ER_TRANSACTION_ROLLBACK_DURING_COMMIT' },
    { code: 'ER_CHECKREAD' },
  ])('it runs again, even when its COMMIT failed like this: %j', (error) => {
    expect([isRolledBack(getError(error)), isDatabaseUnavailable(getError(error))]).toEqual([true, true]);
  });

  it.each([
    { code: 'PROTOCOL_CONNECTION_LOST' },
    { code: 'ER_UNKNOWN_COM_ERROR', errno: 1047 },
    { errno: 1927 },
    { fatal: true, message: "Can't add new command when connection is in closed state" },
  ])('it runs again, unless its COMMIT may have arrived: %j', (error) => {
    const failure = getError(error);
    expect([isLostConnection(failure), isRolledBack(failure), isDatabaseUnavailable(failure)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it.each([{ code: 'ER_DUP_ENTRY' }, { code: 'ER_ERROR_DURING_COMMIT' }, {}])('it fails: %j', (error) => {
    expect([isLostConnection(getError(error)), isRolledBack(getError(error))]).toEqual([false, false]);
  });
});
