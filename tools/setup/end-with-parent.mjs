/**
 * Loaded before a child process's own program: if the parent process is killed, nobody tells the child to stop. It
 * would keep its port, and the next start would find it in use.
 */
const LOOK_EVERY_MS = 500;
const parent = Number(process.env.PARENT_PID) || process.ppid;

const looking = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(looking);
  process.kill(process.pid, 'SIGTERM');
}, LOOK_EVERY_MS).unref();
