/** What stands before a result's code in an address: its `#` part, which browsers send to no server. */
export const resultMark = "#r=";

/** The same before the code of a challenge. */
export const challengeMark = "#c=";
