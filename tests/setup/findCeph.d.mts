/** Whether this machine has the programs of a Ceph object gateway. */
export function hasCeph(): boolean;
