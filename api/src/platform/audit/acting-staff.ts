import type { RequestContext } from '@fastify/request-context';
import { asyncLocalStorage, requestContext } from '@fastify/request-context';

/** The member of staff making the current request. */
export interface ActingStaff {
  /** Null for someone who logged in with the site password. */
  id: number | null;
  name: string;
}

declare module '@fastify/request-context' {
  interface RequestContextData {
    staff: ActingStaff | undefined;
  }
}

/** Sets who is making the current request; the audit log names them for everything they do. */
export function setActingStaff({ id, name }: ActingStaff): void {
  requestContext.set('staff', { id, name });
}

/** Who is making the current request; undefined in jobs, and for everyone else. */
export function actingStaff(): ActingStaff | undefined {
  return requestContext.get('staff');
}

/** Does what someone decided earlier, outside any request: the audit log names them for everything that follows. */
export function actingAs<T>({ id, name }: ActingStaff, work: () => Promise<T>): Promise<T> {
  const data = { staff: { id, name } };
  // The package's types mistake the stored data for the accessor to it.
  return asyncLocalStorage.run(data as unknown as RequestContext, work);
}
