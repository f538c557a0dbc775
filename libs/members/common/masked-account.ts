/** Enough for its owner to recognise, too little for others. */
export const maskedAccount = (account: string): string => `${account.slice(0, 2)}***${account.slice(-1)}`;
