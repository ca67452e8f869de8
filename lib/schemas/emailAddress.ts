/** An e-mail address as people write it, without `mailto:`. */
export const emailAddress = /^[^/\s@:]+@[^/\s@:]+\.[a-z]+$/i;
