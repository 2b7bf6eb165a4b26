/** What some browsers reveal about the connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor is saving data or has a very slow connection. */
export function isThrifty(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return (
    connection !== undefined && (connection.saveData === true || /2g/.test(connection.effectiveType ?? ''))
  );
}
