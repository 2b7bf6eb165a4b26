import { killClusterNode } from './scenarios/cluster-node.mjs';
import { clocksApart } from './scenarios/clocks-apart.mjs';
import { expiredCertificate } from './scenarios/expired-certificate.mjs';
import { fullDisk } from './scenarios/full-disk.mjs';
import { mailAway } from './scenarios/mail-away.mjs';
import { slowCommands } from './scenarios/slow-commands.mjs';
import { slowDatabase } from './scenarios/slow-database.mjs';
import { killSupervisor, killUnderLoad } from './scenarios/sudden-death.mjs';

/** The faults, by name. Each gets an empty folder, and throws if the product breaks a rule. */
export const SCENARIOS = {
  'kill-sqlite': (scratch) => killUnderLoad(scratch, 'SQLite'),
  'kill-mariadb': (scratch) => killUnderLoad(scratch, 'MariaDB'),
  'kill-start': killSupervisor,
  'kill-cluster-node': killClusterNode,
  'slow-database': slowDatabase,
  'slow-commands': slowCommands,
  'clocks-apart': clocksApart,
  'full-disk': fullDisk,
  'mail-away': mailAway,
  'mail-certificate': expiredCertificate,
};
