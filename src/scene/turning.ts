/** The name of the group that turns with the panorama. */
export const TURNING = 'turning'
