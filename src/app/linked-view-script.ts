/**
 * Runs in the document before anything is painted: a link that names a direction must not show the poster
 * of the first view as if it were that direction. The style sheet then uses it as a blurred backdrop.
 */
export const LINKED_VIEW_SCRIPT =
  "if(/[?&](heading|pitch|fov)=/.test(location.search))document.documentElement.dataset.linkedView=''"
