/** What browsers tell of the connection, where they do. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor pays for each byte, or waits for it. */
export function isThrifty(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return (
    connection !== undefined && (connection.saveData === true || /2g/.test(connection.effectiveType ?? ''))
  );
}
