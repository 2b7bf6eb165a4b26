import type { RequestContext } from '@fastify/request-context';
import { asyncLocalStorage, requestContext } from '@fastify/request-context';

/** The member of staff whose request is being answered. */
export interface ActingStaff {
  /** Null for somebody who came in with the site password. */
  id: number | null;
  name: string;
}

declare module '@fastify/request-context' {
  interface RequestContextData {
    staff: ActingStaff | undefined;
  }
}

/** Says who the request that is being answered comes from; the audit names them in all that they do. */
export function setActingStaff({ id, name }: ActingStaff): void {
  requestContext.set('staff', { id, name });
}

/** Who the request that is being answered comes from; undefined in jobs, and for everybody else. */
export function actingStaff(): ActingStaff | undefined {
  return requestContext.get('staff');
}

/** Does what somebody decided earlier, outside of any request: the audit names them in all that comes of it. */
export function actingAs<T>({ id, name }: ActingStaff, work: () => Promise<T>): Promise<T> {
  const data = { staff: { id, name } };
  // The package's types mistake the stored data for the accessor to it.
  return asyncLocalStorage.run(data as unknown as RequestContext, work);
}
