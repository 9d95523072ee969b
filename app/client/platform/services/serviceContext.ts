import { type Context, createContext, useContext } from 'react';

/**
 * Creates the React context of a service and the hook that reads it. Outside the provider, the hook throws an Error.
 *
 * @param name name of the service in the message of that error
 */
export function serviceContext<Service extends object>(
  name: string,
): readonly [context: Context<Service | null>, useService: () => Service] {
  const context = createContext<Service | null>(null);
  function useService(): Service {
    const service = useContext(context);
    if (!service) throw new Error(`no ${name} in the context`);
    return service;
  }
  return [context, useService];
}
