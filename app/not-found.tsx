import styles from "./not-found.module.css";

/** No page of the studio has this address. */
export default function NotFound() {
  return (
    <main className={styles.page}>
      <h1>There is nothing at this address</h1>
      <p>The address of a workspace is /w/ and its id. The start page lists your workspaces.</p>
      <p>
        <a href="/">To the start page</a>
      </p>
    </main>
  );
}
