import { failOver } from '../../cluster/fail-over.mjs';
import { startGaleraCluster } from '../../cluster/galera-cluster.mjs';

/** Kills one of three Galera servers under load. It must rejoin, with every row that the others have. */
export async function killClusterNode(scratch) {
  const cluster = await startGaleraCluster({ dir: scratch });
  try {
    await failOver(cluster, scratch);
  } finally {
    await cluster.stop();
  }
}
