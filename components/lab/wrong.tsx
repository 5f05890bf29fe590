import type { ReactNode } from "react";
import styles from "./lab.module.css";

/** What is wrong with several fields together; it can be gone to as a field can. */
export const Wrong = ({ children }: { children: ReactNode }) => (
  <p className={styles.wrong} role="alert" tabIndex={-1} data-wrong>
    {children}
  </p>
);
